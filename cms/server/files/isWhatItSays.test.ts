import { describe, expect, it } from '@jest/globals'
import { endingOf, type FileEnding } from '../../../shared/contracts/files'
import { isWhatItSays, runsScript } from './isWhatItSays'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const oldOffice = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(512)])
const emptyZip = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])
const script = '<script>alert(1)</script>'

describe('endingOf', () => {
  it('is one of those that may be stored, in lower case', () => {
    expect(['Report.PDF', 'a.b.csv', 'photo.jpeg', 'x.html', 'x.exe', 'pdf', 'x.constructor'].map(endingOf)).toEqual([
      'pdf',
      'csv',
      'jpeg',
      null,
      null,
      null,
      null,
    ])
  })
})

describe('isWhatItSays', () => {
  it.each<[FileEnding, Buffer]>([
    ['png', png],
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['doc', oldOffice],
    ['xls', oldOffice],
    ['ppt', oldOffice],
    ['zip', emptyZip],
    ['gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['csv', Buffer.from('Nafn;Virði\nÞór;1.234,50\n')],
    ['csv', Buffer.from('\ufeffName,Value\n')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', Buffer.from('<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ])('takes a %s', async (ending, bytes) => {
    expect(await isWhatItSays(ending, bytes)).toBe(true)
  })

  it.each<[FileEnding, string, Buffer]>([
    ['png', 'a page', Buffer.from(`<!doctype html>${script}`)],
    ['png', 'a drawing', Buffer.from(`<svg>${script}</svg>`)],
    ['pdf', 'a picture', png],
    ['jpg', 'another picture', png],
    ['doc', 'a PDF', Buffer.from('%PDF-1.7\n')],
    ['csv', 'a page', Buffer.from(`<html>${script}</html>`)],
    ['csv', 'a picture', png],
    ['csv', 'bytes that are no text', Buffer.from([0x41, 0xff, 0xfe, 0x00])],
    ['svg', 'a page', Buffer.from(`<html><svg></svg>${script}</html>`)],
    ['zip', 'nothing', Buffer.alloc(0)],
  ])('refuses a %s that is %s', async (ending, _what, bytes) => {
    expect(await isWhatItSays(ending, bytes)).toBe(false)
  })
})

describe('a drawing that runs a script', () => {
  it.each([
    `<svg>${script}</svg>`,
    '<svg onload="alert(1)"></svg>',
    '<svg><a href="javascript:alert(1)"><path/></a></svg>',
    '<svg><a href="java&#115;cript:alert(1)"><path/></a></svg>',
    '<svg><a href="java&Tab;script:alert(1)"><path/></a></svg>',
    '<svg><foreignObject><iframe/></foreignObject></svg>',
    '<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg>&x;</svg>',
  ])('is found: %s', (drawing) => {
    expect(runsScript('svg', Buffer.from(drawing))).toBe(true)
  })

  it.each(['<svg><title>The script of a play</title><path d="M0 0"/></svg>', '<svg><style>svg{stroke:#123}</style></svg>'])(
    'is not %s',
    (drawing) => {
      expect(runsScript('svg', Buffer.from(drawing))).toBe(false)
    },
  )
})
