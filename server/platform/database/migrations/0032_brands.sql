ALTER TABLE "brand" DROP CONSTRAINT "brand_brandName_unique";--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "brand_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "first_letter" text DEFAULT '#' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "logo" bigint;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "manufacturer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "gmt_created" timestamp(0);--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "modified_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "gmt_modified" timestamp(0);--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "deleted" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_file_file_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_name" ON "brand" USING btree ("brand_name") WHERE deleted = 0;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_status" CHECK ("brand"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_version" CHECK ("brand"."version" >= 1);