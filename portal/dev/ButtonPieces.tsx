import Bell from 'lucide-react/icons/bell'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { CardBody } from '../ui/CardBody'
import { Cluster } from '../ui/Cluster'
import { IconButton } from '../ui/IconButton'
import { LinkButton } from '../ui/LinkButton'
import { Stack } from '../ui/Stack'
import { Piece } from './Piece'

export function ButtonPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('buttons')}>
      <Card>
        <CardBody $padTop>
          <Stack>
            <Cluster>
              <Button variant="primary">{t('getReport')}</Button>
              <Button icon={Download}>{t('exportCsv')}</Button>
              <Button variant="quiet">{t('allTransactions')}</Button>
              <LinkButton>{t('link')}</LinkButton>
              <Button variant="danger" icon={Trash2}>
                {t('deletePortfolio')}
              </Button>
              <IconButton icon={Pencil} label={t('edit')} />
              <IconButton icon={Ellipsis} label={t('more')} variant="secondary" />
              <IconButton icon={Bell} label={t('notifications')} hasDot />
              <ButtonLink to="/dev/gallery">{t('link')}</ButtonLink>
            </Cluster>
            <Cluster>
              <Button variant="primary" isBusy>
                {t('rendering')}
              </Button>
              <Button variant="primary" isDisabled>
                {t('getReport')}
              </Button>
              <Button isDisabled>{t('exportCsv')}</Button>
              <IconButton icon={Pencil} label={t('edit')} isDisabled />
              <Button variant="primary" size="s">
                {t('staySignedIn')}
              </Button>
              <Button size="s">{t('tryNow')}</Button>
              <Button variant="quiet" size="s">
                {t('undo')}
              </Button>
              <IconButton icon={Pencil} label={t('edit')} size="s" />
            </Cluster>
          </Stack>
        </CardBody>
      </Card>
    </Piece>
  )
}
