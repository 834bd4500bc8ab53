import { matterChoice, readAreaChoice } from '@ainsathi/contract/area-choice';
import { matters } from '@ainsathi/contract/matters';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalName } from '../../../i18n/use-local-name';
import { FieldError } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/choices/select';
import { Sign } from '../../../ui/jamdani/sign';

const shownOnPhones = 3;
const firstSlugs: readonly string[] = matters.slice(0, shownOnPhones).map(({ slug }) => slug);
const something = matterChoice('other');

/** The matter that comes first on a phone: the chosen one, unless it is among the first or the reader sees all. */
function useLead(chosen: string, isOpen: boolean): string {
  const [lead, setLead] = useState('');
  const isHidden = chosen !== '' && chosen !== lead && !firstSlugs.includes(chosen) && !isOpen;
  if (isHidden) setLead(chosen);
  return isHidden ? chosen : lead;
}

interface MatterChoiceProps {
  /** Names, chosen behind *Something else*. */
  areas: readonly string[];
  /** A matter or a practice area, as `readAreaChoice` reads it. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** Ten matters with their signs; on phones three and the others behind a box to tick, which needs no script. */
export function MatterChoice({ areas, value, error, onChange }: MatterChoiceProps) {
  const { t } = useTranslation(['ask', 'lawyers']);
  const local = useLocalName();
  const [isOpen, setOpen] = useState(false);
  const { category, matter } = readAreaChoice(value);
  const chosen = category === '' ? matter : 'other';
  const lead = useLead(chosen, isOpen);
  const others = matters.filter(({ slug }) => slug !== lead);
  const rest = others.slice(lead === '' ? shownOnPhones : shownOnPhones - 1);
  return (
    <fieldset aria-describedby={error && 'about-error'} className="group/matters min-w-0">
      <legend className="mb-1.5 leading-snug font-strong">{t('lawyers:choice.about')}</legend>
      <div className="grid max-md:gap-px max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-line max-md:bg-line md:grid-cols-2 md:gap-x-3 md:gap-y-2">
        {matters.map(({ slug, name }, index) => (
          <label
            key={slug}
            data-lead={slug === lead || undefined}
            data-later={rest.some((later) => later.slug === slug) || undefined}
            className="relative flex min-h-14 items-center gap-3 bg-surface px-3 py-1 has-checked:bg-green-soft has-checked:font-semibold has-focus-visible:ring-focus has-focus-visible:-outline-offset-2 max-md:has-checked:shadow-[inset_3px_0_var(--green)] md:rounded-field md:border md:border-control md:hover:border-ink-2 md:has-checked:border-green md:has-checked:inset-ring md:has-checked:inset-ring-green max-md:group-has-[[data-all]:not(:checked)]/matters:data-later:hidden max-md:data-lead:order-first"
          >
            <input
              type="radio"
              name="about"
              id={index === 0 ? 'about' : `about-${slug}`}
              value={matterChoice(slug)}
              checked={slug === chosen}
              className="peer sr-only"
              onChange={() => onChange(matterChoice(slug))}
            />
            <Sign name={slug} className="size-9" />
            <span className="grow">{local(name)}</span>
            <Check
              aria-hidden
              className="hidden size-5 shrink-0 text-green peer-checked:block md:peer-checked:hidden"
            />
          </label>
        ))}
        <label className="relative flex min-h-12 items-center bg-surface px-3 text-green underline has-focus-visible:ring-focus has-focus-visible:-outline-offset-2 md:hidden">
          <input
            data-all
            type="checkbox"
            checked={isOpen}
            className="sr-only"
            onChange={({ target }) => setOpen(target.checked)}
          />
          <span className="group-has-[[data-all]:checked]/matters:hidden">
            {t('subject.more', { count: rest.length })}
          </span>
          <span className="hidden group-has-[[data-all]:checked]/matters:inline">{t('subject.fewer')}</span>
        </label>
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id="about-error">{error}</FieldError>
        </div>
      )}
      <Select
        id="category"
        label={t('lawyers:choice.practiceArea')}
        placeholder={t('subject.unknownArea')}
        options={areas.map((name) => ({ value: name, label: local(name) }))}
        value={category}
        fieldClassName="mt-3 not-group-has-[[value='matter:other']:checked]/matters:hidden"
        onChange={({ target }) => onChange(target.value || something)}
      />
    </fieldset>
  );
}
