import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import type { PublicForm } from '../../../shared/contracts/forms/forms'
import type { PreviewMessage } from '../../../shared/contracts/forms/preview'
import { renderUi } from '../../app/testing/renderUi'
import { FormPreview } from './FormPreview'

const form: PublicForm = {
  id: 'form',
  name: 'Contact details',
  description: null,
  steps: [
    {
      title: 'Your details',
      fields: [
        { type: 'textarea', name: 'address', label: 'Address', required: true, limit: 300 },
        { type: 'country', name: 'country', label: 'Country', required: true },
        { type: 'text', name: 'phone', label: 'Telephone', rules: ['phone'] },
        { type: 'date-picker', name: 'from', label: 'Valid from', required: true, min: 'today' },
        { type: 'switch', name: 'post', label: 'Send letters there too' },
      ],
    },
    { title: 'Confirm', fields: [{ type: 'checkbox', name: 'true', label: 'This is true', required: true }] },
  ],
  subforms: {},
  endMessage: 'Thanks!',
  isEditable: false,
  sent: null,
  viewer: { isStaff: false, isAdmin: false, today: '2026-11-20' },
}

/** As the designer's window sends it, whose own frame this is. */
const send = (message: PreviewMessage) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source: window }))
  })

describe('the preview of a form in its designer', () => {
  it('asks what the designer sends, at the step that is open there', async () => {
    renderUi(<FormPreview isAllowed />)
    await send({ type: 'form-preview:show', form, step: 0, field: 'address', round: 0 })
    expect(await screen.findByRole('textbox', { name: /Address/ })).toBeVisible()
    await send({ type: 'form-preview:show', form, step: 1, field: 'true', round: 0 })
    expect(await screen.findByRole('checkbox', { name: /This is true/ })).toBeVisible()
  })
  it('shows the field that is chosen, and moves nothing of the designer around it', async () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 900, bottom: 960 } as DOMRect)
    // It would scroll the page that has the preview in a frame as well.
    const scrollIntoView = jest.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    renderUi(<FormPreview isAllowed />)
    await send({ type: 'form-preview:show', form, step: 0, field: 'post', round: 0 })
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, 960 - window.innerHeight))
    expect(scrollIntoView).not.toHaveBeenCalled()
    place.mockRestore()
    scrollBy.mockRestore()
  })
})
