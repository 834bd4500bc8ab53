import { blogs } from './blogs';
import { errors } from './errors';
import { englishFormats } from './formats';
import { laterCatalogues } from './later-catalogues';
import { lawyers } from './lawyers';
import { reviews } from './reviews';
import { shared } from './shared';
import { site } from './site';

/** What every page needs of its language: one file, which the page names beside its scripts. */
export const everyPage = {
  catalogues: { site, lawyers, blogs, reviews, shared, errors },
  formats: englishFormats,
  later: laterCatalogues,
} as const;
