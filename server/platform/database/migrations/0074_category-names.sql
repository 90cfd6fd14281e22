-- Two who saved at once may have made two of one name: the later one says which it is.
UPDATE "content_category" AS later SET "category_name" = later."category_name" || ' ' || later."category_id"
WHERE later."deleted" = 0 AND EXISTS (
  SELECT FROM "content_category" AS first
  WHERE first."deleted" = 0 AND first."category_name" = later."category_name" AND first."category_id" < later."category_id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "content_category_name" ON "content_category" USING btree ("category_name") WHERE deleted = 0;