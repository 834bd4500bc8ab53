import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Passage } from './passage';

/** Without TLS there is no clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'fixed opacity-0';
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way left where there is no clipboard API
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

export interface CopyButtonProps {
  value: string;
  /** The name of the value, e.g. "Amount to send"; completes the accessible name. */
  subject: string;
}

/** Copies a text and confirms it for three seconds; its width does not change. */
export function CopyButton({ value, subject }: CopyButtonProps) {
  const { t } = useTranslation('shared');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(
    function forgetOutcome() {
      if (!outcome) return undefined;
      const timer = setTimeout(() => setOutcome(null), 3000);
      return () => clearTimeout(timer);
    },
    [outcome],
  );
  const handleClick = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  return (
    <>
      <Button
        size="small"
        icon={outcome === 'copied' ? Check : Copy}
        onClick={() => void handleClick()}
        className="min-w-28 shrink-0"
      >
        {t(`copy.${outcome ?? 'copy'}`)}
        <span className="sr-only">
          {' '}
          <Passage text={subject} />
        </span>
      </Button>
      <span role="status" className="sr-only">
        {outcome ? `${t(`copy.${outcome}`)}: ${subject}` : ''}
      </span>
    </>
  );
}

export interface CopyLineProps {
  value: string;
  /** The name of the value, for the button; without it there is no button. */
  subject?: string | undefined;
  /** By default the value itself. */
  label?: string;
  /** If it differs from the value that is shown. */
  copied?: string;
  /** For numbers that are compared sign by sign. */
  monospace?: boolean;
}

export function CopyLine({ label, value, copied = value, subject, monospace = false }: CopyLineProps) {
  return (
    <li className="flex items-center gap-3 border-x border-b border-line bg-surface py-2 pr-2 pl-4 first:rounded-t-field first:border-t last:rounded-b-field">
      <div className="min-w-0 flex-1">
        {label && (
          <span className="block text-14 leading-snug text-ink-2">
            <Passage text={label} />
          </span>
        )}
        <span className={clsx('block leading-snug font-semibold', monospace && 'font-mono')}>
          <Passage text={value} />
        </span>
      </div>
      {subject !== undefined && <CopyButton value={copied} subject={subject} />}
    </li>
  );
}
