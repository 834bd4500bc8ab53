import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';

/** Shows the recovery codes once; continues when they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const [isKept, setKept] = useState(false);
  return (
    <Panel title={t('secondFactor.codes')}>
      <div className="grid gap-5">
        {/* The focused form is gone. */}
        <FormMessage tone="warning" title={t('secondFactor.shownOnce')} takesFocus>
          {t('secondFactor.codesText')}
        </FormMessage>
        <ul className="grid gap-x-6 gap-y-2 rounded-field border border-line bg-sunken p-4 font-mono sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton value={codes.join('\n')} subject={t('secondFactor.codesCopy')} />
          <Button size="small" icon={Printer} onClick={() => window.print()}>
            {t('secondFactor.print')}
          </Button>
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => setKept(target.checked)}
            className="size-5.5 cursor-pointer accent-(--green)"
          />
          {t('secondFactor.kept')}
        </label>
        <div className="print:hidden">
          <Button variant="primary" wide="phone" disabled={!isKept} onClick={onDone}>
            {t('secondFactor.done')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
