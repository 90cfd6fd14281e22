import { articleApi, articleAppApi } from '../../../../../src/contract/content/articles';
import { implement } from '../../../../http/implement';
import { addCategory, categoriesOf, deleteCategory, updateCategory } from './categories';
import { addArticle, deleteArticle, publishArticle, takeDownArticle, topArticle, updateArticle } from './change';
import { articlePage, readArticle, shownArticle } from './read';

export const articleRoutes = [
  ...implement(articleApi, {
    page: articlePage,
    add: addArticle,
    update: updateArticle,
    publish: publishArticle,
    takeDown: takeDownArticle,
    top: topArticle,
    delete: deleteArticle,
    categories: categoriesOf,
    addCategory,
    updateCategory,
    deleteCategory,
  }),
  ...implement(articleAppApi, { shown: shownArticle, read: readArticle }),
];
