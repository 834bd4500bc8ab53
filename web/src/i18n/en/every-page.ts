import { blogs } from '../../modules/blogs/blogs.en';
import { errors } from './errors';
import { englishFormats } from './formats';
import { laterCatalogues } from './later-catalogues';
import { lawyers } from '../../modules/lawyers/lawyers.en';
import { reviews } from '../../modules/reviews/reviews.en';
import { shared } from './shared';
import { site } from '../../modules/site/site.en';

/** What every page needs of its language: one file, which the page names beside its scripts. */
export const everyPage = {
  catalogues: { site, lawyers, blogs, reviews, shared, errors },
  formats: englishFormats,
  later: laterCatalogues,
} as const;
