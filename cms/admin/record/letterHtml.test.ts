import { describe, expect, it } from '@jest/globals'
import { textOfHtml } from '../../../shared/domain/textOfHtml'
import { letterHtml } from './letterHtml'

describe('the markup of a letter', () => {
  it.each(['One line', 'Dear Una,\n\nthe report is ready.\nSee "Documents".\n\nYours', '<b>5 < 6 & 7 > 6</b> &amp; so on', 'Κύρια &lt; ð'])(
    'is read as what was typed: %j',
    (text) => {
      expect(textOfHtml(letterHtml(text))).toBe(text)
    },
  )

  it('has paragraphs and lines, and nothing at its ends', () => {
    expect(letterHtml('\n\n a\nb \n \n\n c <i> \n')).toBe('<p>a<br>b</p><p>c &lt;i&gt;</p>')
  })
})
