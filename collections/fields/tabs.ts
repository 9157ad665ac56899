import type { Field, TabsField } from 'payload'
import { label, type LabelKey } from '../labels/label'

type TabName = LabelKey extends infer Key ? (Key extends `tab.${infer Name}` ? Name : never) : never

/** The tabs of a record, each with its words from `tab.…` of the labels. They are of the form alone: fields keep their place in the record. */
export const tabs = (fields: Readonly<Partial<Record<TabName, Field[]>>>): TabsField => ({
  type: 'tabs',
  tabs: Object.entries(fields).map(([name, own]) => ({ label: label(`tab.${name as TabName}`), fields: own })),
})
