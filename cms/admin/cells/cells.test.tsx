import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Initials } from './Initials'
import { StoredFile } from './StoredFile'

afterEach(() => cleanup())

describe('who a row is of', () => {
  it('is shown by a photo where there is one, over the initials, which stay where it does not load', () => {
    const { container } = render(<Initials name="Netherwood, Jonas" photo="/api/media/file/jonas.jpg" />)
    expect(container).toHaveTextContent('JN')
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/media/file/jonas.jpg')
    // The name stands beside it.
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is shown by the initials without one', () => {
    const { container } = render(<Initials name="Netherwood, Jonas" />)
    expect(container).toHaveTextContent('JN')
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('a file', () => {
  it.each([
    ['Terms.pdf', 'file-text', 'PDF'],
    ['letter.DOCX', 'file-type', 'Word document'],
    ['fees 2026.xlsx', 'file-spreadsheet', 'Excel spreadsheet'],
    ['rows.csv', 'file-spreadsheet', 'CSV file'],
    ['pitch.ppt', 'presentation', 'PowerPoint presentation'],
    ['papers.zip', 'file-archive', 'ZIP archive'],
    ['passport.jpeg', 'file-image', 'JPEG'],
  ])('called %s has the sign of its type, its type and its size', (filename, sign, type) => {
    const { container } = render(<StoredFile name="What people call it" file={{ filename, filesize: 412_000 }} language="en" />)
    expect(container.querySelector('svg')).toHaveClass(`lucide-${sign}`)
    expect(container).toHaveTextContent(new RegExp(`^What people call it${type} · 412.kB$`))
  })

  it('of which nothing is known has a plain sign and its name', () => {
    const { container } = render(<StoredFile name="Old paper" file={{ filename: null, filesize: null }} language="en" />)
    expect(container.querySelector('svg')).toHaveClass('lucide-file')
    expect(container).toHaveTextContent(/^Old paper$/)
  })
})
