import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { BoardFrame, ColumnFrame } from './boardStyles.ts'

const COLUMNS = ['first', 'second', 'third', 'fourth']

/** The board's places while its cards load. */
export function ApplicationsSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="16rem" $height="2.5rem" />
          <Skeleton $width="22rem" $height="1.5rem" />
        </div>
        <Skeleton $width="9rem" $height="2.75rem" />
      </ScreenHead>
      <Skeleton $width="16rem" $height="2.75rem" />
      <BoardFrame aria-hidden="true">
        {COLUMNS.map(column => (
          <ColumnFrame key={column}>
            <Skeleton $width="60%" $height="1.5rem" />
            <Skeleton $height="7rem" />
            <Skeleton $height="7rem" />
          </ColumnFrame>
        ))}
      </BoardFrame>
    </ScreenPage>
  )
}
