import { describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { formStepsSchema } from '../../../shared/contracts/forms/formSchema'
import type { FormFile, PublicForm } from '../../../shared/contracts/forms/forms'
import { renderUi } from '../../app/testing/renderUi'
import { ApiError } from '../../lib/apiClient'
import { FormWizard } from './FormWizard'

const form = (steps: readonly object[], more: Partial<PublicForm> = {}): PublicForm => ({
  id: 'form',
  name: 'Financial review',
  description: null,
  steps: formStepsSchema.parse(steps),
  subforms: {},
  endMessage: 'Thanks!',
  isEditable: false,
  sent: null,
  viewer: { isStaff: false, isAdmin: false, today: '2026-11-20' },
  ...more,
})

const review = form([
  {
    title: 'Your plans',
    fields: [
      {
        type: 'radio',
        name: 'aim',
        label: 'What is the money for?',
        required: true,
        other: true,
        options: [
          { value: 'house', label: 'A house' },
          { value: 'boat', label: 'A boat' },
        ],
      },
      {
        type: 'text',
        name: 'harbour',
        label: 'In which harbour?',
        required: true,
        conditions: [{ field: 'aim', is: 'equals', value: 'boat' }],
      },
    ],
  },
  {
    title: 'Confirm',
    fields: [{ type: 'checkbox', name: 'true', label: 'This is true', required: true }],
  },
])

function open(asked: PublicForm, onSend = jest.fn(async (_answers: Record<string, unknown>): Promise<unknown> => undefined)) {
  const addFile = async (_field: string, { name, size }: File): Promise<FormFile> => ({ id: `id-${name}`, name, size })
  renderUi(<FormWizard form={asked} onSend={onSend} addFile={addFile} />)
  return { user: userEvent.setup(), onSend }
}

describe('a form step by step', () => {
  it('asks what a condition asks for, keeps the step until it is answered, and sends what was asked', async () => {
    const { onSend, user } = open(review)
    expect(await screen.findByRole('heading', { name: 'Your plans' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Field is required')).toBeVisible()
    expect(screen.queryByLabelText('In which harbour?')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'A boat' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByRole('textbox', { name: 'In which harbour?' })).toHaveFocus()
    await user.keyboard('Reykjavík')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await user.click(await screen.findByRole('checkbox', { name: 'This is true' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ aim: 'boat', harbour: 'Reykjavík', true: true })
  })

  it('says on its last step what is missing, and leads there', async () => {
    const { user } = open(review)
    await user.click(await screen.findByRole('radio', { name: 'A house' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    const notice = await screen.findByText('Missing or incorrect information')
    expect(notice).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Confirm: This is true' }))
    expect(screen.getByRole('checkbox', { name: 'This is true' })).toHaveFocus()
    await user.keyboard(' ')
    expect(screen.queryByText('Missing or incorrect information')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  it('takes words of one’s own for Other', async () => {
    const { onSend, user } = open(form([{ title: 'One', fields: [review.steps[0]?.fields[0] ?? {}] }]))
    await user.click(await screen.findByRole('radio', { name: 'Other' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'A lighthouse')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ aim: { other: 'A lighthouse' } })
  })

  it('shows what the server says by field, with all that was filled in', async () => {
    const refused = new ApiError({ status: 400, code: 'invalid_input', message: '', issues: [{ path: 'mail', code: 'email' }] })
    const { user } = open(
      form([{ title: 'One', fields: [{ type: 'text', name: 'mail', label: 'E-mail', required: true }] }]),
      jest.fn(async () => Promise.reject(refused)),
    )
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'anna')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Email must be valid')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna')
  })

  it('keeps entries of a form within the form, each checked by its own rules', async () => {
    const within1 = formStepsSchema.parse([{ title: 'Account', fields: [{ type: 'text', name: 'firm', label: 'Firm', required: true }] }])
    const { onSend, user } = open(
      form([{ title: 'One', fields: [{ type: 'subform', name: 'accounts', label: 'Accounts elsewhere', form: 'f1' }] }], {
        subforms: { f1: { name: 'Account', steps: within1 } },
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add: Account' }))
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByText('Field is required')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Firm' }), 'Ostwick')
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(within(screen.getByRole('list')).getByText('Ostwick')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ accounts: [{ firm: 'Ostwick' }] })
  })

  it('does not lose an entry that is being written: the step waits for it, and Enter keeps it', async () => {
    const within1 = formStepsSchema.parse([{ title: 'Account', fields: [{ type: 'text', name: 'firm', label: 'Firm', required: true }] }])
    const { onSend, user } = open(
      form(
        [
          { title: 'One', fields: [{ type: 'subform', name: 'accounts', label: 'Accounts elsewhere', form: 'f1' }] },
          { title: 'Two', fields: [{ type: 'text', name: 'more', label: 'Anything else?' }] },
        ],
        { subforms: { f1: { name: 'Account', steps: within1 } } },
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Add: Account' }))
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByRole('textbox', { name: 'Firm' })).toHaveFocus()
    await user.keyboard('Ostwick')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Keep this entry, or cancel it, before you go on')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Firm' })).toHaveValue('Ostwick')
    await user.type(screen.getByRole('textbox', { name: 'Firm' }), ' Bank{Enter}')
    expect(within(screen.getByRole('group', { name: /^Accounts elsewhere/ })).getByText('Ostwick Bank')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ accounts: [{ firm: 'Ostwick Bank' }] })
  })

  it('names the files of a draft, and numbers those whose name is not known here', async () => {
    const asked = form([{ title: 'One', fields: [{ type: 'dropzone', name: 'papers', label: 'Papers' }] }])
    renderUi(
      <FormWizard
        form={asked}
        start={{ papers: ['a1', 'b2'] }}
        startFiles={[{ id: 'a1', name: 'statement.pdf', size: 2048 }]}
        onSend={async () => undefined}
        addFile={async (_field, { name, size }) => ({ id: name, name, size })}
      />,
    )
    expect(await screen.findByText(/^statement\.pdf, /)).toBeVisible()
    expect(screen.getByText('File 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove statement.pdf' })).toBeVisible()
  })
})
