import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate, formatNumber } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import type { ReportedText_ContentFragment } from './generated/reported-text';
import type { PublicText } from './hide-dialog';

graphql(`
  fragment ReportedText_content on ModeratedContent {
    id
    subject
    title
    text
    author {
      id
      name
    }
    reports {
      reason
      text
      at
    }
    reportCount
    hiddenAt
    hiddenReason
    plea
    pleaWaits
    deletableAt
  }
`);

interface ReportedTextProps {
  content: FragmentType<ReportedText_ContentFragment>;
  onHide: () => void;
  onShow: (text: PublicText) => void;
  onSettle: (text: ReportedText_ContentFragment) => void;
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-strong">{label}</span> {children}
    </p>
  );
}

function Reports({ content: { reports, reportCount } }: { content: ReportedText_ContentFragment }) {
  const { t, i18n } = useTranslation('moderation');
  if (reportCount === 0) return null;
  return (
    <>
      <p className="font-strong">
        {t('reports.count', { count: reportCount, number: formatNumber(reportCount, i18n.language) })}
      </p>
      <ul className="list-disc pl-5">
        {reports.map(({ reason, text, at }) => (
          <li key={`${at} ${reason}`} className="wrap-anywhere">
            {t(`reports.reason.${reason}`)} · {formatDate(at, i18n.language)}
            {text && <Passage text={`: ${text}`} />}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ReportedText({ content: masked, onHide, onShow, onSettle }: ReportedTextProps) {
  const { t, i18n } = useTranslation('moderation');
  const content = readFragment<ReportedText_ContentFragment>(masked);
  const { id, subject, title, text, author, reportCount, hiddenAt, hiddenReason, plea, deletableAt } =
    content;
  const date = (iso: string) => formatDate(iso, i18n.language);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4 md:px-5">
      <h2 className="font-sans text-16 wrap-anywhere">
        {subject === 'ARTICLE' ? (
          <TextLink to={paths.admin.blog(id)}>
            <Passage text={title} />
          </TextLink>
        ) : (
          <Passage text={title} />
        )}
        <span className="block text-14 font-normal text-ink-2">
          <Passage text={[t(`reports.subject.${subject}`), author?.name].filter(Boolean).join(' · ')} />
        </span>
      </h2>
      <p className="max-h-60 overflow-auto whitespace-pre-line wrap-anywhere">
        <Passage text={text} />
      </p>
      <Reports content={content} />
      {hiddenAt && (
        <Said label={t('reports.hiddenOn', { date: date(hiddenAt) })}>
          {hiddenReason && <Passage text={hiddenReason} />}
        </Said>
      )}
      {plea && (
        <Said label={t('reports.plea')}>
          <Passage text={plea} />
        </Said>
      )}
      {deletableAt && (
        <p className="text-14 text-ink-2">{t('reports.deletable', { date: date(deletableAt) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {hiddenAt ? (
          <Button onClick={() => onShow(content)}>{t('hiding.show')}</Button>
        ) : (
          <Button variant="danger" onClick={onHide}>
            {t('hiding.hide')}
          </Button>
        )}
        {(reportCount > 0 || content.pleaWaits) && (
          <Button onClick={() => onSettle(content)}>
            {t(hiddenAt ? 'reports.stays' : 'reports.nothingWrong')}
          </Button>
        )}
      </div>
    </li>
  );
}
