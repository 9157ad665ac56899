'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Writing } from '../kit/writing'
import { Evidence } from './Evidence'

const say = (text: string, isGood: boolean) => void (isGood ? toast.success(text) : toast.error(text))

type Props = Writing & Readonly<{ newest: string | null; ofBrand: string; brandLine: ReactNode }>

/** The evidence with the panel's own notices. */
export const EvidenceScreen = (props: Props) => <Evidence {...props} onSay={say} />
