CREATE TABLE "standard" (
	"standard_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"standard_code" text NOT NULL,
	"common_name" text NOT NULL,
	"trade_name" text DEFAULT '' NOT NULL,
	"spec" text NOT NULL,
	"dosage_form" text NOT NULL,
	"manufacturer" text NOT NULL,
	"approval_no" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"pack_unit" text NOT NULL,
	"shelf_life_months" integer,
	"storage" smallint,
	"otc_type" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "standard_standardCode_unique" UNIQUE("standard_code"),
	CONSTRAINT "standard_status" CHECK ("standard"."status" in (0, 1, 9)),
	CONSTRAINT "standard_otc" CHECK ("standard"."otc_type" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "standard_version" CHECK ("standard"."version" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "standard_key" ON "standard" USING btree ("common_name","spec","manufacturer","approval_no","pack_unit") WHERE status <> 9;--> statement-breakpoint
CREATE INDEX "standard_approval" ON "standard" USING btree ("approval_no","spec");--> statement-breakpoint
CREATE INDEX "standard_barcode" ON "standard" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "product_standard_of" ON "product" USING btree ("standard_code");