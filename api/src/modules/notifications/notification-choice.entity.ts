import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from './notification.kinds';

/** How a person is notified of one kind. Without a row: by mail, and on every device that is registered. */
@Entity('notification_choices')
export class NotificationChoice {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  kind: NotificationKind;

  @Column('boolean')
  mail: boolean;

  @Column('boolean')
  push: boolean;
}
