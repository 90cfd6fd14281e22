ALTER TABLE "fair_order" ADD COLUMN "id" bigint DEFAULT nextval('object_id') NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_id_unique" UNIQUE("id");