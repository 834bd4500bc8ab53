import path from 'node:path';
import { DataSource } from 'typeorm';
import { Account } from '../modules/accounts/account.entity';
import { Session } from '../modules/accounts/session.entity';
import { Blog } from '../modules/blogs/blog.entity';
import { CaseEvent } from '../modules/cases/case-event.entity';
import { Case } from '../modules/cases/case.entity';
import { Education } from '../modules/lawyers/education.entity';
import { LawyerPracticeArea } from '../modules/lawyers/lawyer-practice-area.entity';
import { LawyerProfile } from '../modules/lawyers/lawyer-profile.entity';
import { Payment } from '../modules/payments/payment.entity';
import { Review } from '../modules/reviews/review.entity';
import { SnakeNaming } from './naming';

const STATEMENT_MILLISECONDS = 15_000;
const CONNECT_MILLISECONDS = 5_000;
const CONNECTIONS = 12;

/** How alike a word of a name must be to what was typed, so that a misspelt name is still found. */
const WORD_LIKENESS = 0.5;

/** A connection pool on a PostgreSQL 15+ server; call `initialize()`, then `runMigrations()`. Never synchronizes. */
export function createDataSource(url: string, replicaUrls: readonly string[] = []): DataSource {
  const server =
    replicaUrls.length > 0
      ? { replication: { master: { url }, slaves: replicaUrls.map((replica) => ({ url: replica })) } }
      : { url };
  return new DataSource({
    type: 'postgres',
    ...server,
    entities: [
      Account,
      Session,
      LawyerProfile,
      LawyerPracticeArea,
      Education,
      Case,
      CaseEvent,
      Payment,
      Blog,
      Review,
    ],
    migrations: [path.join(__dirname, 'migrations', '*.{js,ts}')],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    poolSize: CONNECTIONS,
    connectTimeoutMS: CONNECT_MILLISECONDS,
    installExtensions: false,
    extra: {
      statement_timeout: STATEMENT_MILLISECONDS,
      options: `-c pg_trgm.word_similarity_threshold=${WORD_LIKENESS}`,
      idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
    },
  });
}
