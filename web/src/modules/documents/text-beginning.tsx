import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encodingOf } from '../../lib/text-encoding';
import { Passage } from '../../ui/passage';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';

const bytesShown = 32_768;

/** The first bytes as text: UTF-8, or UTF-16 with a byte order mark. */
export function decodeBeginning(bytes: Uint8Array): string {
  // As a stream, which drops an incomplete last letter.
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true });
  return bytes.byteLength < bytesShown ? text : `${text} …`;
}

/** Browsers show text documents too small for a phone. Nothing if the text cannot be read here; it can still be opened and saved. */
export function TextBeginning({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('room');
  const [text, setText] = useState<string | null>(null);
  useEffect(
    function readBeginning() {
      const controller = new AbortController();
      const read = async () => {
        const headers = { range: `bytes=0-${bytesShown - 1}` };
        const response = await fetch(path, { headers, signal: controller.signal });
        setText(response.ok ? decodeBeginning(new Uint8Array(await response.arrayBuffer())) : '');
      };
      read().catch(() => {
        if (!controller.signal.aborted) setText('');
      });
      return () => controller.abort();
    },
    [path],
  );
  if (text === null)
    return (
      <Loading label={t('documents.linkLoading')} className="w-full">
        <SkeletonBar className="h-28 w-full rounded-card" />
      </Loading>
    );
  if (text === '') return null;
  return (
    <div
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="max-h-[60dvh] w-full overflow-y-auto rounded-card border border-line bg-sunken p-4 wrap-anywhere whitespace-pre-wrap"
    >
      <Passage text={text} />
    </div>
  );
}
