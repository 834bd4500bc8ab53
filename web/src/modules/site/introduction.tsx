import { BadgeCheck, FileLock2, MessagesSquare, Quote, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useSite } from '../../routing/site';
import { SectionHeading } from '../../ui/page-header';
import { Steps } from '../../ui/progress/steps';
import { Section, SplitColumns } from '../../ui/section';

const reasons = [
  { key: 'verified', icon: BadgeCheck },
  { key: 'secure', icon: FileLock2 },
  { key: 'direct', icon: MessagesSquare },
  { key: 'reviews', icon: Quote },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

export function WhyChooseUs() {
  const { t } = useTranslation('site');
  const { videoCalls = false } = useSite();
  const textOf = (key: (typeof reasons)[number]['key']) =>
    key === 'direct' && videoCalls ? t('why.direct.textWithCalls') : t(`why.${key}.text`);
  return (
    <Section labelledBy="why-title">
      <SplitColumns
        heading={<SectionHeading id="why-title" title={t('why.title')} description={t('why.lead')} />}
      >
        <ul className="grid border-t border-line-strong md:grid-cols-2">
          {reasons.map(({ key, icon: Icon }) => (
            <li
              key={key}
              className="grid grid-cols-[40px_1fr] gap-x-2 border-b border-line py-6 md:grid-cols-1 md:content-start md:py-8 md:pr-10 md:even:border-l md:even:pr-0 md:even:pl-10 md:nth-[n+3]:border-b-0"
            >
              <Icon aria-hidden className="mt-0.5 size-6.5 text-green md:mb-5" strokeWidth={1.5} />
              <div>
                <h3>{t(`why.${key}.title`)}</h3>
                <p className="mt-1.5 max-w-[46ch] text-ink-2">{textOf(key)}</p>
              </div>
            </li>
          ))}
        </ul>
      </SplitColumns>
    </Section>
  );
}

export function HowItWorks() {
  const { t, i18n } = useTranslation('site');
  const { openRequests = false } = useSite();
  const steps = openRequests
    ? (['submitSeveral', 'reviewSeveral', 'connect', 'manage'] as const)
    : (['submit', 'review', 'connect', 'manage'] as const);
  return (
    <Section id="how" labelledBy="how-title" sunken>
      <SectionHeading id="how-title" title={t('how.title')} className="mb-8 md:mb-10" />
      <Steps
        steps={steps.map((key, index) => ({
          title: t(`how.${key}.title`),
          description: t(`how.${key}.text`),
          numeral: formatNumber(index + 1, i18n.language),
        }))}
      />
    </Section>
  );
}
