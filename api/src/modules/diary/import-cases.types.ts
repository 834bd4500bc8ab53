import { Field, ID, ObjectType } from 'type-graphql';
import { describeEnum, nullable, ResultOf } from '../../graphql/fields';

/** What became of a row. Never stored. */
export enum ImportOutcome {
  ADDED = 'added',
  ALREADY_THERE = 'already-there',
  REFUSED = 'refused',
}

describeEnum(ImportOutcome, 'ImportOutcome', 'What became of a row of an import.', {
  ADDED: 'The diary has it as a new case, by this import or an earlier one with the same key.',
  ALREADY_THERE: 'The diary had this case already.',
  REFUSED: 'It was not added: `field` and `message` say why.',
});

@ObjectType({ description: 'A row of an import.' })
export class ImportedRow {
  @Field(() => ID, { description: 'The key that the client app sent with it.' })
  clientKey: string;

  @Field(() => ImportOutcome, { description: 'What became of it.' })
  outcome: ImportOutcome;

  @Field(() => ID, nullable('Id of the case; null for a refused row.'))
  caseId: string | null;

  @Field(() => String, nullable('The field that is wrong, such as `facts.year`; null where it is no field.'))
  field: string | null;

  @Field(() => String, nullable('Why it was refused, a message to show to the user; null otherwise.'))
  message: string | null;
}

@ObjectType({ description: 'Result of `importCases`.' })
export class ImportCasesPayload extends ResultOf('rows', [ImportedRow], 'The rows, in the order sent.') {}
