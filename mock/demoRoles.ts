import type { Request, Response } from 'express';
import { type DemoRole, DEMO_ROUTES } from '../server/catalogue/demoRoutes';
import { demoMenusFor } from '../server/catalogue/demoMenus';

/** What answers of this mock call a success, unlike those of the product. */
const SUCCESS = 20_000;
const NOT_FOUND = 404;

interface MockRole {
  key: string;
  name: string;
  description: string;
  /** Addresses of the demo pages that it has. */
  routes: string[];
}

const roleOf = (key: DemoRole, description: string): MockRole => ({
  ...{ key, name: key, description },
  routes: demoMenusFor([key]).menus.map(({ menuUrl }) => menuUrl),
});

/** As long as the process runs; a change of this file begins anew. */
const roles = new Map(
  [
    roleOf('admin', 'All pages'),
    roleOf('editor', 'All pages but those of /permission'),
    roleOf('visitor', 'The dashboard alone'),
  ].map((one) => [one.key, one]),
);

const succeed = (res: Response, data: unknown) => void res.json({ code: SUCCESS, data });
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a body says of a role; what it leaves out stays as it was. */
function changed({ key, name, description, routes }: MockRole, body: unknown): MockRole {
  const given: Partial<Record<keyof MockRole, unknown>> = typeof body === 'object' && body !== null ? body : {};
  return {
    key,
    name: textOf(given.name) || name,
    description: textOf(given.description) || description,
    routes: given.routes === undefined ? routes : texts(given.routes),
  };
}

function add({ body }: Request, res: Response) {
  const key = `role-${Date.now()}`;
  roles.set(key, changed({ key, name: key, description: '', routes: [] }, body));
  succeed(res, { key });
}

const known = (req: Request, res: Response) => {
  const role = roles.get(String(req.params.key));
  if (!role) res.status(NOT_FOUND).json({ code: NOT_FOUND, data: null });
  return role;
};

function update(req: Request, res: Response) {
  const role = known(req, res);
  if (!role) return;
  roles.set(role.key, changed(role, req.body));
  succeed(res, { status: 'success' });
}

function remove(req: Request, res: Response) {
  const role = known(req, res);
  if (!role) return;
  roles.delete(role.key);
  succeed(res, { status: 'success' });
}

/** Routes and roles as the starter kit's demo has them: `umi dev` alone (docs/console.md#demo-pages). */
export const demoRoles = {
  'GET /dev-api/routes': (_: Request, res: Response) => succeed(res, DEMO_ROUTES),
  'GET /dev-api/roles': (_: Request, res: Response) => succeed(res, [...roles.values()]),
  'POST /dev-api/role': add,
  'PUT /dev-api/role/:key': update,
  'DELETE /dev-api/role/:key': remove,
};
