import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In the lawyer's order; the lists of a lawyer have only the fields that are shown. */
@ObjectType({ description: 'A degree that a lawyer holds.' })
@Entity('education')
export class Education {
  @PrimaryColumn('uuid')
  id?: string;

  @Column('uuid')
  lawyerId?: string;

  @Column('smallint')
  position?: number;

  @Field({ description: 'Name of the degree, such as LL.B. (Hons).' })
  @Column('text')
  degree: string;

  @Field({ description: 'University that awarded it.' })
  @Column('text')
  university: string;

  @Field(() => Int, { description: 'Year in which it was awarded.' })
  @Column('smallint')
  year: number;
}
