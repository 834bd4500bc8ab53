import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { loadChunk } from '../../lib/missing-chunk';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { FormMessage } from '../../ui/forms/form-message';
import type { CallAnswer } from './run-call';
import type { SampleCall } from './sample-calls';

const codeClass =
  'overflow-auto rounded-field border border-line bg-sunken p-4 font-mono text-14 leading-normal whitespace-pre-wrap wrap-anywhere focus-visible:ring-focus';

/** Text in the type of a terminal that scrolls within its frame. */
function Code({ label, children, className = '' }: { label: string; children: string; className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text scrolls, so the keyboard must reach it
    <pre role="region" aria-label={label} tabIndex={0} className={`${codeClass} ${className}`}>
      <code>{children}</code>
    </pre>
  );
}

function Answer({ answer, label }: { answer: CallAnswer; label: string }) {
  const { t, i18n } = useTranslation('developers');
  const { status, milliseconds, text, length } = answer;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      <p role="status" className="font-medium tabular-nums">
        {t('calls.status', { status, milliseconds: number(milliseconds) })}
      </p>
      <Code label={label} className="max-h-96">
        {text}
      </Code>
      {length > text.length && (
        <p className="text-ink-2">{t('calls.cut', { shown: number(text.length), total: number(length) })}</p>
      )}
    </>
  );
}

interface CallRunnerProps {
  call: SampleCall;
  onAnswer?: (answer: CallAnswer) => void;
}

/** A call to copy and run; the runner is loaded on the first press. */
export function CallRunner({ call, onAnswer }: CallRunnerProps) {
  const { t } = useTranslation(['developers', 'shared']);
  const [answer, setAnswer] = useState<CallAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const titleId = useId();
  const title = t(`calls.${call.name}`);
  const run = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { runCall } = await loadChunk(() => import('./run-call'));
      const received = await runCall(call.path);
      setAnswer(received);
      onAnswer?.(received);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <h3 id={titleId}>{title}</h3>
      <Code label={t('calls.command', { call: title })}>{call.command}</Code>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          icon={Play}
          busy={busy}
          busyLabel={t('calls.running')}
          onClick={() => void run()}
        >
          {answer ? t('calls.again') : t('calls.run')}
          <span className="sr-only"> {title}</span>
        </Button>
        <CopyButton value={call.command} subject={title} />
      </div>
      {failed && (
        <FormMessage tone="failure" title={t('calls.failed')}>
          {t('calls.failedText')}
        </FormMessage>
      )}
      {answer && !failed && <Answer answer={answer} label={t('calls.answer', { call: title })} />}
    </section>
  );
}
