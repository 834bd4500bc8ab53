import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DeletedAuthorArticles } from '../accounts/account-deletion.entity';

registerEnumType(DeletedAuthorArticles, {
  name: 'DeletedAuthorArticles',
  description: 'What becomes of the articles of a deleted account.',
  valuesConfig: {
    KEEP: { description: 'They stay, without their author.' },
    DELETE: { description: 'They are deleted with the account.' },
  },
});

@ObjectType('AccountDeletion', {
  description: 'What the deletion of the own account means, and when it happens.',
})
export class AccountDeletionType {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the account is deleted, UTC; null while its owner has not requested it.',
  })
  dueAt: Date | null;

  @Field(() => Int, { description: 'How many cases stay for the other side, without the name.' })
  cases: number;

  @Field(() => Int, { description: 'How many own cases without a client are removed.' })
  ownCases: number;

  @Field(() => Int, { description: 'The open cases of a lawyer, whose clients are notified at the request.' })
  casesWithClients: number;

  @Field(() => Int, { description: 'How many receipts stay, which keep the names of both people.' })
  receipts: number;

  @Field({
    description:
      'Whether messages or documents of the account stay for the other side of a case, which may name the person.',
  })
  hasWritten: boolean;

  @Field(() => Int, { description: 'How many articles the account has.' })
  articles: number;

  @Field(() => DeletedAuthorArticles, {
    nullable: true,
    description: 'What the owner chose for the articles; null before the request.',
  })
  chosenArticles: DeletedAuthorArticles | null;

  @Field(() => Int, {
    description:
      'How many complaints of the account are open: the deletion waits for them, at most 60 days after the request.',
  })
  openComplaints: number;
}

@ObjectType({ description: 'Result of requesting or cancelling the deletion of the own account.' })
export class AccountDeletionPayload {
  @Field(() => AccountDeletionType, { description: 'As it is now.' })
  accountDeletion: AccountDeletionType;
}
