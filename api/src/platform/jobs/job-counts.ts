import type { DataSource } from 'typeorm';
import { jobNames, JOBS_SCHEMA } from './job-queue';

/** A mail after its last failed try. Without address or text. */
export interface FailedMail {
  kind: string;
  failedAt: Date;
  error: string;
}

interface JobCounts {
  /** Includes jobs waiting for their next try. */
  waiting: number;
  active: number;
  /** Failed in the last days; the queue deletes older jobs. */
  failed: number;
  /** Of the oldest due job. */
  overdueSeconds: number;
}

export async function countJobs(dataSource: DataSource): Promise<JobCounts> {
  const [counts] = await dataSource.query<[JobCounts]>(
    `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now())), 0)::int
         as "overdueSeconds"
     from ${JOBS_SCHEMA}.job where name = any ($1)`,
    [jobNames],
  );
  return counts;
}

/** The latest 20, newest first. */
export async function listFailedMails(dataSource: DataSource): Promise<FailedMail[]> {
  return dataSource.query<FailedMail[]>(
    `select coalesce(mail.kind, 'deleted') as kind, coalesce(job.completed_on, job.created_on) as "failedAt",
       left(coalesce(job.output ->> 'code', job.output ->> 'name', 'Error'), 60) as error
     from ${JOBS_SCHEMA}.job job left join mails mail on mail.id = (job.data ->> 'mailId')::uuid
     where job.name = 'send-mail' and job.state = 'failed'
     order by "failedAt" desc limit 20`,
  );
}
