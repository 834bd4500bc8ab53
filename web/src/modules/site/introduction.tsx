import clsx from 'clsx';
import { BadgeCheck, ChevronDown, Lock, MessagesSquare, Quote, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../routing/site';
import { SectionHeading } from '../../ui/page-header';
import { Steps } from '../../ui/progress/steps';
import { Section, SplitColumns } from '../../ui/section';

const reasons = [
  { key: 'verified', icon: BadgeCheck },
  { key: 'secure', icon: Lock },
  { key: 'direct', icon: MessagesSquare },
  { key: 'reviews', icon: Quote },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** On phones only while the section's "In detail" is ticked. */
const foldedClass = 'max-md:[section:not(:has(input:checked))_&]:hidden';

/** Works without script. */
function InDetail() {
  const { t } = useTranslation('site');
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-green has-focus-visible:ring-focus md:hidden print:hidden">
      <input type="checkbox" className="peer sr-only" />
      {t('inDetail')}
      <ChevronDown aria-hidden className="size-5 transition-transform duration-200 peer-checked:rotate-180" />
    </label>
  );
}

export function WhyChooseUs() {
  const { t } = useTranslation('site');
  const { videoCalls = false } = useSite();
  const textOf = (key: (typeof reasons)[number]['key']) =>
    key === 'direct' && videoCalls ? t('why.direct.textWithCalls') : t(`why.${key}.text`);
  return (
    <Section labelledBy="why-title">
      <SplitColumns
        heading={
          <SectionHeading
            id="why-title"
            title={t('why.title')}
            description={<span className={foldedClass}>{t('why.lead')}</span>}
          />
        }
      >
        <ul className="grid border-t border-line-strong md:grid-cols-2">
          {reasons.map(({ key, icon: Icon }) => (
            <li
              key={key}
              className="grid grid-cols-[40px_1fr] gap-x-2 border-b border-line py-3 md:grid-cols-1 md:content-start md:py-8 md:pr-10 md:even:border-l md:even:pr-0 md:even:pl-10 md:nth-[n+3]:border-b-0"
            >
              <Icon aria-hidden className="mt-0.5 size-6.5 text-green md:mb-5" strokeWidth={1.5} />
              <div>
                <h3>{t(`why.${key}.title`)}</h3>
                <p className={clsx('mt-1.5 max-w-[46ch] text-ink-2', foldedClass)}>{textOf(key)}</p>
              </div>
            </li>
          ))}
        </ul>
        <InDetail />
      </SplitColumns>
    </Section>
  );
}

export function HowItWorks() {
  const { t } = useTranslation('site');
  const { openRequests = false } = useSite();
  const steps = openRequests
    ? (['submitSeveral', 'reviewSeveral', 'connect', 'manage'] as const)
    : (['submit', 'review', 'connect', 'manage'] as const);
  return (
    <Section id="how" labelledBy="how-title" sunken>
      <SectionHeading id="how-title" title={t('how.title')} className="mb-5 md:mb-10" />
      <Steps
        steps={steps.map((key) => ({
          title: t(`how.${key}.title`),
          description: <span className={foldedClass}>{t(`how.${key}.text`)}</span>,
        }))}
      />
      <InDetail />
    </Section>
  );
}
