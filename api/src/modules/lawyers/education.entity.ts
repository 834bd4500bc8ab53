import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';

/** In the lawyer's order. */
@Entity('education')
export class Education extends Identified {
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
