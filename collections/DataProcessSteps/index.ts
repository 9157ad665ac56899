import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { type ValidateOptions, ValidationError } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { defineCollection } from '../defineCollection'
import { optionalText } from '../fields/text'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'
import { partOf } from '../references/referencesTo'
import type { DataProcessStep } from '../payload-types'
import { type DataHosts, readLocation } from './dataLocation'

export const dataMethods = ['GET', 'POST'] as const

/** Names of datasets: they stand in widgets, so they read as addresses do. */
export const datasetName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** One dataset has one step that writes it, in whatever process. The database does not hold it: of two at once the later run wins. */
const ownDataset: CollectionBeforeValidateHook<DataProcessStep> = async ({ data, originalDoc, req }) => {
  const dataset = data?.dataset
  if (!dataset || dataset === originalDoc?.dataset) return data
  const { docs } = await req.payload.find({
    collection: 'data-process-steps',
    where: { dataset: { equals: dataset } },
    select: { process: true },
    depth: 0,
    limit: 2,
    pagination: false,
    // rights: admins alone write steps, and they see all.
    overrideAccess: true,
    req,
  })
  if (docs.every(({ id }) => id === originalDoc?.id)) return data
  throw new ValidationError({
    collection: 'data-process-steps',
    errors: [{ path: 'dataset', message: 'Another step writes this dataset' }],
    req,
  })
}

/** `payload.config.custom.dataHosts`: which hosts data may come from. Collections know no settings. */
const hostsOf = (custom: unknown): DataHosts => {
  const { dataHosts } = custom as { dataHosts?: () => DataHosts }
  return dataHosts?.() ?? { allowed: [], sandbox: null }
}

/** Where rows come from, and the dataset that they are kept as: fetched from an address, or pasted in as CSV. */
export const DataProcessSteps = defineCollection(
  {
    slug: 'data-process-steps',
    access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'dataset',
      defaultColumns: ['dataset', 'process', 'method', 'location', 'updatedAt'],
      group: menuGroup('content'),
      listSearchableFields: ['dataset', 'location'],
    },
    hooks: { beforeValidate: [ownDataset] },
    fields: [
      { name: 'process', type: 'relationship', relationTo: 'data-processes', required: true, index: true, maxDepth: 1, custom: partOf },
      {
        ...optionalText({ name: 'dataset', required: true, maxLength: 80, index: true }),
        hooks: { beforeDuplicate: [({ value }) => `${String(value)}-copy`] },
        validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
          typeof value !== 'string' || value === ''
            ? ruleText(req, 'rule.required')
            : datasetName.test(value) || ruleText(req, 'rule.slugLetters'),
      },
      { name: 'getFromApi', type: 'checkbox', defaultValue: true },
      {
        name: 'method',
        type: 'select',
        options: [...dataMethods],
        defaultValue: 'GET',
        required: true,
        admin: { condition: ({ getFromApi }) => getFromApi !== false },
      },
      {
        ...optionalText({ name: 'location', maxLength: 2000 }),
        admin: { condition: ({ getFromApi }: Partial<DataProcessStep>) => getFromApi !== false },
        validate: (
          value: unknown,
          { req, siblingData }: Pick<ValidateOptions<unknown, unknown, object, unknown>, 'req' | 'siblingData'>,
        ) => {
          if ((siblingData as Partial<DataProcessStep>).getFromApi === false) return true
          if (typeof value !== 'string' || value === '') return ruleText(req, 'rule.required')
          const read = readLocation(value, hostsOf(req.payload.config.custom))
          return 'problem' in read ? ruleText(req, `option.problem.${read.problem}`) : true
        },
      },
      {
        name: 'body',
        type: 'textarea',
        maxLength: 5000,
        admin: { condition: ({ getFromApi, method }) => getFromApi !== false && method === 'POST' },
        validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
          typeof value !== 'string' || value.trim() === '' || isJson(value) || ruleText(req, 'rule.json'),
      },
      // Rows of a step that asks no address, as CSV with a head.
      { name: 'content', type: 'textarea', maxLength: 20_000, admin: { condition: ({ getFromApi }) => getFromApi === false } },
    ],
  },
  { ordered: true },
)

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
