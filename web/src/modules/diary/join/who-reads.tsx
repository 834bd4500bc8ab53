import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { Sentence } from '../../../ui/sentence';
import { TextLink } from '../../../ui/text-link';

const READS = ['now', 'you', 'both', 'support', 'undo'] as const;

/** Lists for a client, before joining, who will read what. */
export function WhoReads({ lawyer }: { lawyer: string }) {
  const { t } = useTranslation(['join', 'accounts']);
  return (
    <section>
      <h2 className="text-22">{t('reads.title')}</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {READS.map((key) => (
          <li key={key}>
            <Sentence text={t(`reads.${key}`, { lawyer })} />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to={paths.privacy}>{t('accounts:register.privacy')}</TextLink>
      </p>
    </section>
  );
}
