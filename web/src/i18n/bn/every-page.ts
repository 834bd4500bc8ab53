import { blogs } from '../../modules/blogs/blogs.bn';
import { errors } from './errors';
import { banglaFormats } from './formats';
import { laterCatalogues } from './later-catalogues';
import { lawyers } from '../../modules/lawyers/lawyers.bn';
import { reviews } from '../../modules/reviews/reviews.bn';
import { shared } from './shared';
import { site } from '../../modules/site/site.bn';

/** What every page needs of its language: one file, which the page names beside its scripts. */
export const everyPage = {
  catalogues: { site, lawyers, blogs, reviews, shared, errors },
  formats: banglaFormats,
  later: laterCatalogues,
} as const;
