import { Account } from '../../src/modules/accounts/account.entity';
import { LawyerPracticeArea } from '../../src/modules/lawyers/lawyer-practice-area.entity';
import { LawyerProfile } from '../../src/modules/lawyers/lawyer-profile.entity';
import * as rows from '../../src/seed/demo-rows';
import type { RunningApp } from './running-app';

/** Stores the lawyers of the demo, without pictures and without anybody's cases. */
export async function storeDemoLawyers({ platform }: RunningApp): Promise<void> {
  const now = new Date();
  const db = platform.dataSource.manager;
  await db.insert(Account, rows.accountRows(now, 'no password'));
  await db.insert(LawyerProfile, rows.profileRows(now, new Map()));
  await db.insert(LawyerPracticeArea, rows.practiceAreaRows());
  await db.query('select recount_directory_words()');
}
