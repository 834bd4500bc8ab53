import clsx from 'clsx';
import type { ReactNode } from 'react';

export function SkeletonBar({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-breathe rounded-field bg-line', className ?? 'h-3.5 w-full')}
    />
  );
}

/** Announces loading to screen readers, around a skeleton of any shape. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export interface SkeletonProps {
  label: string;
  rows?: number;
}

export function FieldSkeleton() {
  return (
    <div className="grid gap-2">
      <SkeletonBar className="h-3.5 w-32" />
      <SkeletonBar className="h-(--control-height) w-full rounded-field" />
    </div>
  );
}

export function FormSkeleton({ label, rows = 4 }: SkeletonProps) {
  return (
    <Loading label={label} className="grid max-w-[680px] gap-5">
      {Array.from({ length: rows }, (_, row) => (
        <FieldSkeleton key={row} />
      ))}
    </Loading>
  );
}

/** Lines of running text, the third of each paragraph shorter. */
export function LinesSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBar key={row} className={clsx('h-4', row % 3 === 2 ? 'w-4/5' : 'w-full')} />
      ))}
    </div>
  );
}

export function TextSkeleton({ label, rows = 6 }: SkeletonProps) {
  return (
    <Loading label={label} className="grid max-w-measure gap-3">
      <SkeletonBar className="mb-3 h-9 w-3/5" />
      <LinesSkeleton rows={rows} />
    </Loading>
  );
}
