import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const reasonKeys = ['notOnRoll', 'otherName', 'incomplete', 'usedTwice', 'notCurrent'] as const;

interface PreparedReasonsProps {
  /** The name of the group of radio buttons. */
  name: string;
  /** Takes the focus when the dialog opens. */
  firstRef: RefObject<HTMLInputElement | null>;
  onChoose: (reason: string) => void;
}

/** The usual reasons of a rejection, chosen with a press, the arrow keys or a number key. */
export function PreparedReasons({ name, firstRef, onChoose }: PreparedReasonsProps) {
  const { t } = useTranslation('verification');
  const group = useRef<HTMLFieldSetElement>(null);
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const radio = group.current?.querySelectorAll('input')[Number(event.key) - 1];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    radio.click();
  };
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">
        {t('reasons.legend')}
      </legend>
      <div className="divide-y divide-line rounded-field border border-control">
        {reasonKeys.map((key, index) => (
          <label
            key={key}
            className="flex min-h-11 items-center gap-3 px-3.5 py-2 leading-snug hover:bg-hover has-checked:bg-green-soft has-focus-visible:ring-focus"
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={name}
              onKeyDown={chooseByNumber}
              onChange={() => onChoose(t(`reasons.${key}.text`))}
              className="size-5 shrink-0 accent-green outline-none!"
            />
            <span className="flex-1">{t(`reasons.${key}.label`)}</span>
            <kbd aria-hidden className="text-14 text-ink-2 tabular-nums coarse:hidden">
              {index + 1}
            </kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
