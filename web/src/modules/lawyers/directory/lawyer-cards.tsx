import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import type { LawyerCard_LawyerFragment } from './generated/lawyer-card';
import { LawyerCard } from './lawyer-card';

export type LawyerOfCard = FragmentType<LawyerCard_LawyerFragment> & { id: string };

interface LawyerCardsProps<Lawyer> {
  lawyers: readonly Lawyer[];
  searched: readonly string[];
  /** Loads so many pictures at once. */
  eager?: number;
  className?: string;
  /** In the client's area; by default public. */
  pathFor?: (id: string) => string;
  linked?: 'name' | 'action';
  /** At the end of a card. */
  below?: (lawyer: Lawyer) => ReactNode;
}

/** In two columns on wide screens. */
export function LawyerCards<Lawyer extends LawyerOfCard>(props: LawyerCardsProps<Lawyer>) {
  const { lawyers, searched, eager = 0, className, pathFor = paths.lawyer, linked, below } = props;
  return (
    <div className={clsx('grid md:grid-cols-2 md:gap-x-8 lg:gap-x-12', className)}>
      {lawyers.map((lawyer, index) => (
        <LawyerCard
          key={lawyer.id}
          lawyer={lawyer}
          pathFor={pathFor}
          linked={linked}
          searched={searched}
          eager={index < eager}
        >
          {below?.(lawyer)}
        </LawyerCard>
      ))}
    </div>
  );
}
