import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import * as z from 'zod/mini'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CardBody } from '../ui/CardBody'
import { Cluster } from '../ui/Cluster'
import { ComboBox } from '../ui/fields/ComboBox'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { DateField } from '../ui/fields/DateField'
import { FileDrop } from '../ui/fields/FileDrop'
import { Form } from '../ui/Form'
import { Menu } from '../ui/Menu'
import { MultiSelect } from '../ui/fields/MultiSelect'
import { NumberField } from '../ui/fields/NumberField'
import { Pagination } from '../ui/Pagination'
import { RichText } from '../ui/RichText'
import { samples } from './gallerySamples'
import { Piece } from './Piece'

const types = portfolioTypes.map((id) => ({ id, label: id }))
const people = [samples.client, samples.advisor].map((name) => ({ id: name, label: name }))
const schema = z.object({
  amount: z.number(),
  birthday: z.iso.date(),
  client: z.string().check(z.minLength(1)),
  types: z.array(z.string()),
})

/** A form of every field, and what stands round forms. */
export function FormPieces() {
  const t = useText('gallery')
  const [page, setPage] = useState(2)
  const [isAsking, setAsking] = useState(false)
  return (
    <Piece title={t('form.forms')}>
      <Card>
        <CardBody $padTop>
          <Form schema={schema} onSave={() => Promise.resolve()} saved={t('form.saved')}>
            {({ isSaving }) => (
              <>
                <NumberField name="amount" label={t('form.amount')} defaultValue={1234.5} />
                <DateField name="birthday" label={t('form.birthday')} />
                <ComboBox name="client" label={t('form.client')} options={people} />
                <MultiSelect name="types" label={t('form.types')} options={types} defaultValue={types.slice(0, 3).map(({ id }) => id)} />
                <FileDrop label={t('form.files')} types={['application/pdf']} maxBytes={10_000_000} onChoose={() => undefined} />
                <p>
                  <RichText tags={{ link: (words) => <a href="#main">{words}</a> }}>{t('form.terms')}</RichText>
                </p>
                <Cluster>
                  <Button type="submit" variant="primary" isBusy={isSaving}>
                    {t('form.save')}
                  </Button>
                  <Menu
                    trigger={<Button>{t('form.menu')}</Button>}
                    items={[
                      { id: 'edit', label: t('form.edit'), icon: Pencil, onPress: () => undefined },
                      { id: 'remove', label: t('form.remove'), icon: Trash, isDanger: true, onPress: () => setAsking(true) },
                    ]}
                  />
                </Cluster>
              </>
            )}
          </Form>
          <Pagination page={page} pageSize={20} count={214} onChange={setPage} />
        </CardBody>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('form.removeQuestion')}
        confirmLabel={t('form.remove')}
        onConfirm={() => Promise.resolve()}
      >
        {t('form.removeText')}
      </ConfirmDialog>
    </Piece>
  )
}
