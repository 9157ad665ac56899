'use client'

import { toast } from '@payloadcms/ui'
import type { Writing } from '../kit/writing'
import { Evidence } from './Evidence'

const say = (text: string, isGood: boolean) => void (isGood ? toast.success(text) : toast.error(text))

/** The evidence with the panel's own notices. */
export const EvidenceScreen = (props: Writing & Readonly<{ newest: string | null }>) => <Evidence {...props} onSay={say} />
