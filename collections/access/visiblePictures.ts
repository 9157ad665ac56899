import type { Access, Where } from 'payload'
import { visiblePeople } from './visibleUsers'

/** The brands' pictures are for whoever is signed in, their files for strangers too; the picture of a person is for those who see the person. */
export const visiblePictures: Access = async ({ isReadingStaticFile, req }) => {
  const ofBrand: Where = { person: { exists: false } }
  const ofPeople = await visiblePeople(req, { id: 'person', organisation: 'person.organisation' })
  if (ofPeople === true) return true
  if (ofPeople === false) return isReadingStaticFile === true ? ofBrand : false
  return { or: [ofBrand, ofPeople] }
}
