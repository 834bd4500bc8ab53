import clsx from 'clsx';
import type { FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import type { LawyerCard_LawyerFragment } from './generated/lawyer-card';
import { LawyerCard } from './lawyer-card';

export type LawyerOfCard = FragmentType<LawyerCard_LawyerFragment> & { id: string };

interface LawyerCardsProps {
  lawyers: readonly LawyerOfCard[];
  searched: readonly string[];
  /** Loads so many pictures at once. */
  eager?: number;
  className: string;
}

/** In two columns on wide screens. */
export function LawyerCards({ lawyers, searched, eager = 0, className }: LawyerCardsProps) {
  return (
    <div className={clsx('grid md:grid-cols-2 md:gap-x-8 lg:gap-x-12', className)}>
      {lawyers.map((lawyer, index) => (
        <LawyerCard
          key={lawyer.id}
          lawyer={lawyer}
          variant="ruled"
          pathFor={paths.lawyer}
          searched={searched}
          eager={index < eager}
        />
      ))}
    </div>
  );
}
