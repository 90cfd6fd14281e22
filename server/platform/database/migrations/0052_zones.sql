CREATE SEQUENCE "public"."zone_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "zone" (
	"zone_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"zone_code" text NOT NULL,
	"zone_name" text NOT NULL,
	"zone_type" smallint NOT NULL,
	"rule" jsonb NOT NULL,
	"image" bigint,
	"theme_color" text DEFAULT '' NOT NULL,
	"layout" smallint NOT NULL,
	"max_count" integer NOT NULL,
	"more_target" jsonb,
	"sort" integer DEFAULT 100 NOT NULL,
	"branch_ids" text[] NOT NULL,
	"customer_types" text[] DEFAULT '{}' NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"plan_time" timestamp(0),
	"publish_status" smallint DEFAULT 1 NOT NULL,
	"publish_time" timestamp(0),
	"take_down_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_zone_type" CHECK ("zone"."zone_type" in (1, 2, 3)),
	CONSTRAINT "zone_layout" CHECK ("zone"."layout" in (1, 2, 3, 4)),
	CONSTRAINT "zone_publish_status" CHECK ("zone"."publish_status" in (0, 1, 2)),
	CONSTRAINT "zone_period" CHECK ("zone"."end_time" > "zone"."start_time"),
	CONSTRAINT "zone_max_count" CHECK ("zone"."max_count" >= 0),
	CONSTRAINT "zone_version" CHECK ("zone"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "zone_product" (
	"zone_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"sort" integer NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	CONSTRAINT "zone_product_zone_id_product_id_pk" PRIMARY KEY("zone_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_image_file_file_id_fk" FOREIGN KEY ("image") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_product" ADD CONSTRAINT "zone_product_zone_id_zone_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zone"("zone_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_product" ADD CONSTRAINT "zone_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_code" ON "zone" USING btree ("zone_code");--> statement-breakpoint
CREATE INDEX "zone_shown" ON "zone" USING btree ("publish_status");--> statement-breakpoint
CREATE INDEX "zone_product_of" ON "zone_product" USING btree ("product_id");--> statement-breakpoint
-- For companies in sight, and for those above them, which hold for these as well.
select guard_rows('zone', $$exists (select from unnest(branch_ids) as named
  where named in (select visible_branches()) or named in (select branches_above()))$$);--> statement-breakpoint
select guard_by_parent('zone_product', 'zone_id', 'zone');
