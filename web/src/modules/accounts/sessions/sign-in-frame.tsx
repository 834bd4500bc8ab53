import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cloth } from '../../../ui/jamdani/jamdani';

/** The form with the cloth beside it; on a phone a band of cloth. */
export function SignInFrame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  return (
    <div className="grid md:min-h-[calc(100dvh-73px)] md:grid-cols-[minmax(0,1fr)_minmax(0,44%)]">
      <div className="h-9 overflow-hidden md:relative md:order-2 md:h-auto">
        <Cloth className="md:absolute md:inset-0" />
        <p className="absolute right-10 bottom-10 hidden max-w-[26ch] border-l-2 border-brass bg-paper px-6 py-5 font-serif text-28 leading-snug text-balance md:block">
          {t('promise')}
        </p>
      </div>
      <div className="mx-auto w-full max-w-[560px] px-5 pt-8 pb-14 sm:px-8 md:mx-0 md:ml-[max(0px,calc((100vw-var(--page))/2-32px))] md:max-w-[528px] md:pt-18 md:pb-22">
        <h1 className="text-36">{heading}</h1>
        <p className="mt-4 mb-6 text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  );
}
