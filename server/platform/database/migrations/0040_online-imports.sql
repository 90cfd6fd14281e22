CREATE TABLE "online_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"product_id" text NOT NULL,
	"before" jsonb,
	"classed_before" jsonb NOT NULL,
	"classed_after" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "online_import" ADD CONSTRAINT "online_import_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "online_import_product" ON "online_import" USING btree ("product_id");