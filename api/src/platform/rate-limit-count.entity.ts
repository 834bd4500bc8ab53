import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of a limit that holds over processes. rate-limiter-flexible reads and writes it. */
@Entity('rate_limits')
export class RateLimitCount {
  /** Hashed. */
  @PrimaryColumn('varchar')
  key: string;

  @Column('integer')
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
