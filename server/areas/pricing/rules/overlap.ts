import {
  type Customer,
  customerMatches,
  type CustomerScope,
  type PathOf,
  type Product,
  productMatches,
  type ProductScope,
} from '../../promotion/rules/public';

interface Side {
  customers: CustomerScope;
  products: ProductScope;
}

/** The customers and products that both sides name one by one, and the trees of their scopes. */
export interface World {
  customers: ReadonlyMap<string, Customer>;
  products: ReadonlyMap<string, Product>;
  paths: { region: PathOf; category: PathOf; operateRange: PathOf };
}

type Ids = ReadonlySet<string>;
const itself = (id: string) => [id];

/** Whether a node of one lies on, above or below a node of the other. */
function related(a: Ids, b: Ids, pathOf: (id: string) => readonly string[]) {
  const below = (one: Ids, other: Ids) => [...one].some((id) => pathOf(id).some((node) => other.has(node)));
  return below(a, b) || below(b, a);
}

const byType = ({ type }: CustomerScope) => type === 'CATEGORY' || type === 'CATEGORY_REGION';
const byRegion = ({ type }: CustomerScope) => type === 'REGION' || type === 'CATEGORY_REGION';

function customersMeet(a: CustomerScope, b: CustomerScope, world: World): boolean {
  if (a.type === 'CUSTOMER')
    return [...a.custIds].some((id) => {
      const customer = world.customers.get(id);
      return customer !== undefined && customerMatches(b, customer);
    });
  if (b.type === 'CUSTOMER') return customersMeet(b, a, world);
  const types = !byType(a) || !byType(b) || related(a.typeCodes, b.typeCodes, itself);
  return types && (!byRegion(a) || !byRegion(b) || related(a.regionIds, b.regionIds, world.paths.region));
}

function productsMeet(a: ProductScope, b: ProductScope, world: World): boolean {
  if (a.type === 'PRODUCT')
    return [...a.ids].some((id) => {
      const product = world.products.get(id);
      return product !== undefined && productMatches(b, product);
    });
  if (b.type === 'PRODUCT') return productsMeet(b, a, world);
  // Scopes of different kinds may have a product in common.
  if (a.type !== b.type || a.type === 'ALL') return true;
  const { category, operateRange } = world.paths;
  return related(a.ids, b.ids, a.type === 'CATEGORY' ? category : a.type === 'OPERATE_RANGE' ? operateRange : itself);
}

/** Whether a customer and a product may be in both scopes. */
export const scopesMeet = (a: Side, b: Side, world: World) =>
  customersMeet(a.customers, b.customers, world) && productsMeet(a.products, b.products, world);
