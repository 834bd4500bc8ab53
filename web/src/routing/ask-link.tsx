import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../ui/text-link';
import { paths } from './paths';
import { useSite } from './site';

/** Nothing while open requests are disabled. */
export function AskLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shared');
  const { openRequests = false } = useSite();
  if (!openRequests) return null;
  return (
    <p className={className}>
      <TextLink to={paths.ask} className="inline-flex min-h-11 items-center gap-2">
        <Users aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        {t('act.orAskSeveral')}
      </TextLink>
    </p>
  );
}
