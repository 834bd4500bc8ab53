import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../session/session';
import { formDraftKey, readFormDraft, writeFormDraft } from './form-drafts';

/** Text typed on this page, by draft key. */
const typedTexts = makeVar<ReadonlyMap<string, string>>(new Map());

/** The unsent message of a case, or of several, or a reason; a draft keeps it when the page is left. */
export function useTypedMessage(caseId: string) {
  const { user } = useSession();
  const key = formDraftKey(user?._id ?? '', `messages:${caseId}`);
  const [stored] = useState(() => readFormDraft(key)?.['text']);
  const text = useReactiveVar(typedTexts).get(key) ?? (typeof stored === 'string' ? stored : '');
  const write = (typed: string) => {
    typedTexts(new Map(typedTexts()).set(key, typed));
    writeFormDraft(key, typed === '' ? {} : { text: typed });
  };
  return { text, write };
}
