import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In the lawyer's order. */
@Entity('education')
export class Education {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  lawyerId: string;

  @Column('smallint')
  position: number;

  @Column('text')
  degree: string;

  @Column('text')
  university: string;

  @Column('smallint')
  year: number;
}
