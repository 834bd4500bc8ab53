import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomUuid } from '../../lib/random-uuid';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { prepareDocument, refusalOf } from './choose-files';

/** A large picture that waits for a choice. */
export interface LargePicture {
  file: File;
  smaller: File;
  requestId: string | null;
}

export function useUploads(caseId: string) {
  const { t } = useTranslation('room');
  const { queue, items } = useOutgoing(caseId);
  const [large, setLarge] = useState<readonly LargePicture[]>([]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const send = (file: File, requestId: string | null) => {
    const reason = refusalOf(file, t);
    const refusal = reason === null ? {} : ({ state: 'refused', reason, canRetry: false } as const);
    const uploads = [{ clientKey: randomUuid(), file }];
    queue.add({ kind: 'document', caseId, requestId, files: uploads, ...refusal });
  };
  const add = async (files: Iterable<File>, requestId: string | null) => {
    for (const file of [...files]) {
      const smaller = await prepareDocument(file);
      // Without the panel nobody can choose any more.
      const mayChoose = smaller.size < file.size && refusalOf(file, t) === null && isShown.current;
      if (mayChoose) setLarge((waiting) => [...waiting, { file, smaller, requestId }]);
      else send(smaller, requestId);
    }
  };
  const choose = (version: 'file' | 'smaller' | null) => {
    if (version) for (const picture of large) send(picture[version], picture.requestId);
    setLarge([]);
  };
  return { queue, add, uploads: items.filter(({ kind }) => kind === 'document'), large, choose };
}
