import type { Language } from '@ainsathi/contract/languages';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { Account } from './account.entity';

/** The viewer gets mails in this language from now on. */
export async function setLanguage(context: RequestContext, language: Language): Promise<Account> {
  const { id } = requireViewer(context);
  await context.db.update(Account, { id }, { language });
  return context.db.findOneByOrFail(Account, { id });
}
