import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { noLiteralText } from './noLiteralText.mjs'

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})

const errors = [{ messageId: 'literal' }]

tester.run('no-literal-text', noLiteralText, {
  valid: [
    '<p>{t("holdings.title")}</p>',
    '<p>–</p>',
    '<td>{amount} / {total}&nbsp;</td>',
    '<Card aria-label={t("card")} data-state="open" role="img" type="button" />',
    '<p>{`${day}/${month}`}</p>',
    '<a href="/portals" className="wide">{name}</a>',
  ],
  invalid: [
    { code: '<p>Holdings</p>', errors },
    { code: '<>Αποτίμηση</>', errors },
    { code: '<p>{"Holdings"}</p>', errors },
    { code: '<p>{`As of ${day}`}</p>', errors },
    { code: '<p>{isOpen ? "Close" : t("open")}</p>', errors },
    { code: '<p>{name ?? "unknown"}</p>', errors },
    { code: '<input placeholder="Search" />', errors },
    { code: '<img alt={"Logo"} />', errors },
    { code: '<Button aria-label={isOpen ? t("close") : `Open ${name}`} />', errors },
  ],
})
