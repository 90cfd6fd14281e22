/** What each part of a seeded property needs to know of it. */
export interface PropertyFacts {
  index: number;
  propertyId: string;
  branchId: string;
  today: number;
  audit: { createdBy: string; createdByName: string; gmtCreated: string; modifiedBy: string; gmtModified: string };
}
