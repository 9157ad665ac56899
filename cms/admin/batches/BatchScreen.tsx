'use client'

import { toast } from '@payloadcms/ui'
import type { Writing } from '../kit/writing'
import { Batch } from './Batch'

const say = (text: string, isGood: boolean) => void (isGood ? toast.success(text) : toast.error(text))

/** The batch with the panel's own notices. */
export const BatchScreen = (props: Writing & Readonly<{ id: string }>) => <Batch {...props} onSay={say} />
